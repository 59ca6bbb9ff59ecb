ALTER TABLE "passages" drop column "words";--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'de' then 'german'::regconfig
          when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end,
          case when language is null then coalesce(also, '') else regexp_replace(regexp_replace(translate(coalesce(also, ''),
            'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ<>/_@=', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUY      '),
            '([[:alpha:]])[.:]+(?=[[:alpha:]])', '\1 ', 'g'),
            '([0-9])([kmgt]i?b|ms|sec|min|hrs?|[kcm]?m|k?g|m?l|[smhd])\M', '\1 \2', 'gi') end), (case when language is null or kind = 'question' then 'A' else 'C' end)::"char")
          || setweight(to_tsvector(case language when 'de' then 'german'::regconfig
          when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end,
          case when language is null then regexp_replace(coalesce(part, title), '^.* › ', '') else regexp_replace(regexp_replace(translate(regexp_replace(coalesce(part, title), '^.* › ', ''),
            'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ<>/_@=', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUY      '),
            '([[:alpha:]])[.:]+(?=[[:alpha:]])', '\1 ', 'g'),
            '([0-9])([kmgt]i?b|ms|sec|min|hrs?|[kcm]?m|k?g|m?l|[smhd])\M', '\1 \2', 'gi') end), 'A')
          || setweight(to_tsvector(case language when 'de' then 'german'::regconfig
          when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end,
          case when language is null then case when part is null then '' else title || ' ' || coalesce(substring(part from '^(.*) › '), '') end else regexp_replace(regexp_replace(translate(case when part is null then '' else title || ' ' || coalesce(substring(part from '^(.*) › '), '') end,
            'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ<>/_@=', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUY      '),
            '([[:alpha:]])[.:]+(?=[[:alpha:]])', '\1 ', 'g'),
            '([0-9])([kmgt]i?b|ms|sec|min|hrs?|[kcm]?m|k?g|m?l|[smhd])\M', '\1 \2', 'gi') end), 'C')
          || setweight(to_tsvector(case language when 'de' then 'german'::regconfig
          when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end,
          case when language is null then text else regexp_replace(regexp_replace(translate(text,
            'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ<>/_@=', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUY      '),
            '([[:alpha:]])[.:]+(?=[[:alpha:]])', '\1 ', 'g'),
            '([0-9])([kmgt]i?b|ms|sec|min|hrs?|[kcm]?m|k?g|m?l|[smhd])\M', '\1 \2', 'gi') end), 'D')) STORED NOT NULL;