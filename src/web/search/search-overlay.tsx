import { paths } from "../paths.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { EmptyThread } from "../ui/EmptyState.tsx";
import { Close, Search } from "../ui/icons.tsx";
import { RunningThread } from "../ui/Thread.tsx";
import { longestQuery } from "./search-entry.ts";

const keys = [
  ["↑ ↓", "choose"],
  ["Enter", "open"],
  ["Esc", "close"],
] as const;

/**
 * The search over the page, closed until search-dialog.ts opens it. Its form is the search page's own. What stands
 * where no results are, or above those that are only near, is one of the parts with `data-note`.
 */
export function SearchOverlay() {
  return (
    <dialog className="dialog search" aria-label="Search">
      <form className="search__form" role="search" action={paths.search()} method="get">
        <IconButton type="submit" label="Search">
          <Search size={20} />
        </IconButton>
        <input
          className="search__input"
          name="q"
          type="text"
          role="combobox"
          aria-label="Search services, guides and policies"
          aria-autocomplete="list"
          aria-controls="search-results"
          aria-expanded="false"
          placeholder="Services, guides, policies"
          maxLength={longestQuery}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <IconButton label="Close">
          <Close size={20} />
        </IconButton>
      </form>
      <div className="search__body">
        <div className="search__note" data-note="begin">
          <p>Search for a service, guide, rule or figure in a word or two.</p>
        </div>
        <div className="search__note" data-note="loading" hidden>
          <RunningThread />
          <p>Loading search</p>
        </div>
        <div className="search__note" data-note="failed" hidden>
          <p>Search couldn’t be loaded. Press Enter to use the search page instead.</p>
          <Button variant="quiet">Try again</Button>
        </div>
        <div className="search__note" data-note="nothing" hidden>
          <EmptyThread />
          <p />
        </div>
        <div className="search__note" data-note="near" hidden>
          <p />
        </div>
        <div id="search-results" className="found" role="listbox" aria-label="Results" hidden />
        <p className="sr-only" role="status" />
      </div>
      <p className="search__keys" aria-hidden="true">
        {keys.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </p>
    </dialog>
  );
}
