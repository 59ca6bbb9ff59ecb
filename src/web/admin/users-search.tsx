import { useEffect, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import type { UserListQuery } from "#domain/accounts/contract.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/Button.tsx";
import { Search } from "../ui/icons.tsx";
import { useSlashKey } from "./use-slash-key.ts";
import { roleLabels } from "./user-marks.tsx";

type Filter = Pick<UserListQuery, "search" | "role">;

/** Long enough not to ask for each letter, short enough not to be waited for. */
const typingPauseMs = 200;

const roles: { role: Filter["role"]; label: string }[] = [
  { role: "", label: "All" },
  { role: "client", label: roleLabels.client },
  { role: "admin", label: roleLabels.admin },
];

/**
 * Search and filter of the list (spec site.md §2). A GET form: what is shown stands in the address. With
 * scripts it searches while one types; the router drops what an older search still brings.
 */
export function UsersSearch({ filter: { search, role } }: { filter: Filter }) {
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
    const wanted = input.current?.value.trim() ?? "";
    void navigate(paths.adminUsers({ search: wanted, role }), {
      replace: search !== "", // one step back from a search, however many letters it had
      preventScrollReset: true,
    });
  };
  return (
    <div className="finder">
      <Form
        role="search"
        className="finder__form"
        action={paths.adminUsers()}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <label className="finder__box">
          <span className="sr-only">Search users</span>
          <Search />
          <input
            ref={input}
            className="input"
            type="search"
            name="search"
            defaultValue={search}
            maxLength={200}
            placeholder="Name, email or company"
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
        {role ? <input type="hidden" name="role" value={role} /> : null}
        <Button type="submit" variant="quiet" size="small">
          Search
        </Button>
      </Form>
      <nav aria-label="Filter by role">
        <ul className="finder__roles">
          {roles.map((one) => (
            <li key={one.label}>
              <Link
                to={paths.adminUsers({ search, role: one.role })}
                aria-current={one.role === role ? "true" : undefined}
                preventScrollReset
              >
                {one.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
