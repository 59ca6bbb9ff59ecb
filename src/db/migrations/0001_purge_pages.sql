-- Whoever changes the catalogue, by our code or by hand, tells every node to forget the pages that show it.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ariaworks_purge', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER services_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON services
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER service_scopes_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_scopes
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalogue');
