import { type DragEvent, useContext, useId, useRef, useState } from "react";
import { files } from "#content/promises.ts";
import { classNames } from "../../kit/class-names.ts";
import { Button } from "../../ui/Button.tsx";
import { PictureContext } from "../pictures.ts";
import { ControlNotes, type ControlProps, describedBy } from "./control-frame.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";

/** As the server takes them (src/domain/projects/pictures.ts). */
const accept = ".png,.jpg,.jpeg,.webp,.gif";
const limits = `PNG, JPG, WebP or GIF, up to ${files.maxPictureMegabytes} MB and ${files.maxPictureMegapixels} megapixels.`;

/**
 * A picture of the project: chosen or dropped, uploaded at once, shown where it is used. Its value is the id of a file;
 * null: none.
 */
export function PictureControl({
  projectId,
  label,
  value,
  onChange,
  hint,
  error,
  isReadOnly = false,
  onFocus,
}: Omit<ControlProps<string | null>, "hint"> & { projectId: string; hint?: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { upload, send, cancel } = usePictureUpload(projectId, onChange);
  const isBusy = upload.state === "uploading" || upload.state === "offline";
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isReadOnly) send(file);
  };
  const problem = upload.state === "failed" ? upload.problem : error;
  const notes = isReadOnly ? hint : hint ? `${hint} ${limits}` : limits;
  return (
    <div className="field picture">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div
        className={classNames("file-drop__zone picture__zone", isOver && "file-drop__zone--over")}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {value ? <Shown key={value} fileId={value} label={label} /> : null}
        {isReadOnly && !value ? <p className="text-ink-soft">None</p> : null}
        <input
          ref={input}
          id={id}
          type="file"
          className="file-drop__input"
          hidden={isReadOnly}
          disabled={isReadOnly}
          accept={accept}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, notes, problem)}
          onFocus={onFocus}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) send(file);
            currentTarget.value = ""; // the same file may be chosen again
          }}
        />
        {isBusy ? (
          <Button variant="quiet" size="small" onClick={cancel}>
            Cancel
          </Button>
        ) : null}
        {value && !isReadOnly && !isBusy ? (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onChange(null);
              input.current?.focus();
            }}
          >
            Remove
          </Button>
        ) : null}
        {upload.state === "failed" && upload.file ? <Retry file={upload.file} send={send} /> : null}
      </div>
      <p role="status" className={classNames("field__hint", !isBusy && "sr-only")}>
        {upload.state === "uploading" ? `Uploading ${upload.name}… ${upload.percent}%` : null}
        {upload.state === "offline" ? "Connection lost. Retrying…" : null}
      </p>
      <ControlNotes id={id} hint={notes} error={problem} />
    </div>
  );
}

const Retry = ({ file, send }: { file: File; send: (file: File) => void }) => (
  <Button variant="quiet" size="small" onClick={() => send(file)}>
    Try again
  </Button>
);

/** The picture as it is; where it can't be shown, that. */
function Shown({ fileId, label }: { fileId: string; label: string }) {
  const address = useContext(PictureContext)(fileId);
  const [isMissing, setMissing] = useState(address === null);
  if (isMissing || address === null)
    return <p className="field__hint">This picture can’t be shown. Choose another one.</p>;
  return (
    <img
      className="picture__shown"
      src={address}
      alt={`${label} as it is now`}
      onError={() => setMissing(true)}
    />
  );
}
