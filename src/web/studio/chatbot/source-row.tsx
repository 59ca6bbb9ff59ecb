import type { SourceView } from "#domain/knowledge/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { Chat, Eye, Globe, Receipt, Refresh } from "../../ui/icons.tsx";
import { Menu, MenuItem, MenuLine } from "../../ui/Menu.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Book, More, Pencil, Trash } from "../icons.tsx";
import { labelOfKind, stateWords } from "./source-words.ts";

const icons = {
  "training-data": Book,
  text: Book,
  question: Chat,
  file: Receipt,
  page: Globe,
  site: Globe,
} satisfies Record<SourceView["kind"], typeof Book>;

export type SourceActions = {
  look: (source: SourceView) => void;
  edit: (source: SourceView) => void;
  readAgain: (source: SourceView) => void;
  remove: (source: SourceView) => void;
  switchSource: (source: SourceView, isOn: boolean) => void;
};

const mayEdit = ({ kind }: SourceView) => kind !== "file" && kind !== "training-data";

/** One source: what it is, how its reading stands, and what can be done with it. */
export function SourceRow({
  source,
  isReadOnly,
  ...act
}: SourceActions & { source: SourceView; isReadOnly: boolean }) {
  const { kind, title, state, note, progress, isOn, readAt } = source;
  const Icon = icons[kind];
  const isReading = state === "waiting" || state === "reading";
  return (
    <li className="source" data-state={state}>
      <Icon size={16} />
      <div className="source__body">
        <p className="source__title">{title}</p>
        <p className="source__state">
          <span className="sr-only">{labelOfKind(kind)}: </span>
          {state === "failed" ? (
            <Badge tone="brick">{stateWords(source)}</Badge>
          ) : (
            stateWords(source)
          )}
          {readAt && !isReading ? (
            <>
              {", "}
              <Moment at={readAt} dayOnly />
            </>
          ) : null}
        </p>
        {note ? <p className="source__note">{note}</p> : null}
        {isReading ? <ReadingThread progress={progress} title={title} /> : null}
      </div>
      <label className="source__switch">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isReadOnly}
          onChange={(event) => act.switchSource(source, event.currentTarget.checked)}
        />
        <span>Used</span>
      </label>
      <Menu
        trigger={
          <IconButton label={`Actions for ${title}`}>
            <More />
          </IconButton>
        }
      >
        <MenuItem icon={<Eye size={16} />} onSelect={() => act.look(source)}>
          View what was read
        </MenuItem>
        {isReadOnly ? null : (
          <>
            {mayEdit(source) ? (
              <MenuItem icon={<Pencil size={16} />} onSelect={() => act.edit(source)}>
                Change
              </MenuItem>
            ) : null}
            <MenuItem icon={<Refresh size={16} />} onSelect={() => act.readAgain(source)}>
              Read again
            </MenuItem>
            {kind === "training-data" ? null : (
              <>
                <MenuLine />
                <MenuItem icon={<Trash size={16} />} onSelect={() => act.remove(source)}>
                  Delete
                </MenuItem>
              </>
            )}
          </>
        )}
      </Menu>
    </li>
  );
}

/** How much of it is read; without a total, the thread only runs. */
function ReadingThread({ progress, title }: { progress: SourceView["progress"]; title: string }) {
  const percent = progress && progress.total > 0 ? (progress.done / progress.total) * 100 : null;
  return (
    <svg
      className="thread source__thread"
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      role="progressbar"
      aria-label={`Reading ${title}`}
      {...(percent !== null && {
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": Math.round(percent),
      })}
    >
      <path className="source__rail" d="M0 1H100" vectorEffect="non-scaling-stroke" />
      <path d={`M0 1H${percent ?? 8}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
