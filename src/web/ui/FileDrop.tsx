import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type DragEvent,
  type ReactNode,
} from "react";
import { shownBytes } from "#kit/shown-bytes.ts";
import { classNames } from "../kit/class-names.ts";
import type { UploadedFile } from "../kit/upload-file.ts";
import { Button, IconButton } from "./Button.tsx";
import { Check, CircleAlert, Close } from "./icons.tsx";
import { type UploadItem, useUploads } from "./use-uploads.ts";

type Props = {
  label: ReactNode;
  /** Field of the form: the ids of the files; without scripts the files themselves. */
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** From the server (`createUploadTicket`). */
  ticket: string;
  /** Names where files go, the same after a reload: `project/prj_…`. */
  place: string;
  /** As the attribute of a file input: `.png,.pdf`. */
  accept?: string;
  maxFiles?: number;
  /** Files that are there already. */
  initial?: readonly UploadedFile[];
  onChange?: (files: UploadedFile[]) => void;
};

/** Files to choose or to drop; they are uploaded at once, and go on by themselves after a lost connection. */
export function FileDrop({
  label,
  name,
  hint,
  error,
  accept,
  maxFiles = 1,
  initial = [],
  ...target
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isHydrated = useSyncExternalStore(never, yes, no);
  const uploads = useUploads(target, initial);
  const { items } = uploads;
  const room = maxFiles - items.length;
  const take = (files: readonly File[]) => uploads.add(files.slice(0, Math.max(0, room)));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take([...event.dataTransfer.files]);
  };
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");

  return (
    <div className="field file-drop">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div
        className={classNames("file-drop__zone", isOver && "file-drop__zone--over")}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p className="file-drop__words needs-js">
          {room > 0
            ? `Drop ${maxFiles > 1 ? "files" : "a file"} here, or choose:`
            : "Remove a file to add another."}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          className="file-drop__input"
          name={isHydrated ? undefined : name}
          accept={accept}
          multiple={maxFiles > 1}
          disabled={room <= 0}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = ""; // the same file may be chosen again
          }}
        />
      </div>
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          <CircleAlert size={16} />
          {error}
        </p>
      ) : null}
      {items.length > 0 ? (
        <ul className="file-drop__list">
          {items.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              name={name}
              onRetry={() => uploads.retry(item.key)}
              onRemove={() => {
                uploads.remove(item.key);
                requestAnimationFrame(() => input.current?.focus()); // it may have been disabled
              }}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {items.map((item) => announced(item)).join(" ")}
      </p>
    </div>
  );
}

/** One file: its name, how far it is, and what can be done. */
export function UploadRow({
  item,
  name,
  onRetry,
  onRemove,
}: {
  item: UploadItem;
  name: string;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const percent = Math.floor((item.sentBytes / item.size) * 100);
  return (
    <li
      className={classNames(
        "file-drop__file",
        item.state === "failed" && "file-drop__file--failed",
      )}
    >
      <span className="file-drop__name">{item.name}</span>
      <span className="file-drop__size figures">{shownBytes(item.size)}</span>
      <span className="file-drop__state figures">
        {item.state === "ready" ? <Check size={16} /> : null}
        {words(item, percent)}
      </span>
      <span className="file-drop__actions">
        {item.state === "failed" && item.mayRetry ? (
          <Button variant="quiet" size="small" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        <IconButton label={`Remove ${item.name}`} onClick={onRemove}>
          <Close />
        </IconButton>
      </span>
      {item.state === "uploading" || item.state === "offline" ? (
        <svg
          className="thread file-drop__thread"
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          role="progressbar"
          aria-label={`Upload of ${item.name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <path className="file-drop__rail" d="M0 1H100" vectorEffect="non-scaling-stroke" />
          <path d={`M0 1H${percent}`} vectorEffect="non-scaling-stroke" />
        </svg>
      ) : null}
      {item.id ? <input type="hidden" name={name} value={item.id} /> : null}
    </li>
  );
}

function words({ state, problem }: UploadItem, percent: number): string {
  if (state === "ready") return "Uploaded";
  if (state === "waiting") return "Waiting…";
  if (state === "offline") return "Connection lost. Retrying…";
  if (state === "failed") return problem ?? "Upload failed.";
  return `Uploading… ${percent}%`;
}

/** Read out when it changes; not each step of an upload. */
function announced(item: UploadItem): string {
  if (item.state === "ready") return `${item.name} uploaded.`;
  if (item.state === "failed") return `${item.name}: ${item.problem ?? "upload failed."}`;
  return item.state === "offline" ? "Connection lost. Retrying…" : `Uploading ${item.name}…`;
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
