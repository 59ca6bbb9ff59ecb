import { useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "../ui/Button.tsx";
import { Search } from "../ui/icons.tsx";
import { ListFilters, type ListChoice } from "./list-filters.tsx";
import { useSlashKey } from "./use-slash-key.ts";

/** Long enough not to ask for each letter, short enough not to be waited for. */
const typingPauseMs = 200;

/**
 * Search and filter of a list (spec site.md §2). A GET form: what is shown stands in the address. With
 * scripts it searches while one types; the router drops what an older search still brings.
 */
export function ListFinder({
  label,
  placeholder,
  search,
  kept,
  to,
  filters,
}: {
  /** Names the search box. */
  label: string;
  placeholder: string;
  /** What is searched for now. */
  search: string;
  /** Filters that a search keeps, by their names in the address. */
  kept: Readonly<Record<string, string>>;
  /** The list with these words looked for, its filters kept. */
  to: (search: string) => string;
  /** `name` says what they choose by. */
  filters: { name: string; choices: readonly ListChoice[] };
}) {
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  useSlashKey(input);

  // Somebody went back, or chose to see all: the box follows, unless it is just being typed in.
  useEffect(() => {
    const box = input.current;
    if (box && document.activeElement !== box) box.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const find = () => {
    clearTimeout(pause.current);
    void navigate(to(input.current?.value.trim() ?? ""), {
      replace: search !== "", // one step back from a search, however many letters it had
      preventScrollReset: true,
    });
  };
  return (
    <div className="finder">
      <Form
        role="search"
        className="finder__form"
        action={to("").replace(/\?.*/, "")}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <label className="finder__box">
          <span className="sr-only">{label}</span>
          <Search />
          <input
            ref={input}
            className="input"
            type="search"
            name="search"
            defaultValue={search}
            maxLength={200}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            aria-keyshortcuts="/"
            onChange={() => {
              clearTimeout(pause.current);
              pause.current = setTimeout(find, typingPauseMs);
            }}
          />
          <kbd className="finder__key needs-js" aria-hidden="true">
            /
          </kbd>
        </label>
        {Object.entries(kept).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <Button type="submit" variant="quiet" size="small">
          Search
        </Button>
      </Form>
      <ListFilters {...filters} />
    </div>
  );
}
