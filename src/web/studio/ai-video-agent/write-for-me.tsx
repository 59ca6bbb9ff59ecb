import { type FormEvent, useState } from "react";
import type { VideoAgent } from "#domain/projects/configuration/video-agent.ts";
import { toScenes } from "#domain/projects/configuration/video-scenes.ts";
import type { WriteScript, WrittenScript } from "#domain/videos/contract.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, Select } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { callVideo } from "./call-video.ts";

const sources = [
  ["sentence", "A sentence"],
  ["service", "A service of our catalogue"],
  ["page", "A web page"],
] as const;
type Source = (typeof sources)[number][0];

/** Writes the script from a sentence, a service or a page; what stood there before can be brought back. */
export function WriteForMe({
  projectId,
  services,
  video,
  put,
}: {
  projectId: string;
  /** Services of the catalogue. */
  services: readonly { id: string; title: string }[];
  video: VideoAgent;
  put: (next: VideoAgent) => void;
}) {
  const [source, setSource] = useState<Source>("sentence");
  const [typed, setTyped] = useState("");
  const [serviceId, setServiceId] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [written, setWritten] = useState<{ by: WrittenScript["by"]; before: VideoAgent } | null>(
    null,
  );
  const inputOf = (): WriteScript =>
    source === "service"
      ? { from: "service", serviceId: serviceId || (services[0]?.id ?? "") }
      : source === "page"
        ? { from: "page", url: typed.trim() }
        : { from: "sentence", text: typed };
  const write = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const { script, by } = await callVideo<WrittenScript>(projectId, "write", inputOf());
      setWritten({ by, before: video });
      const next = { ...video, script, usesScenes: false };
      put(video.usesScenes ? toScenes(next, newSceneId) : next);
    } catch (error) {
      setProblem(refusalWords(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="write-for-me">
      <summary>Write it for me</summary>
      <form className="write-for-me__form" onSubmit={(event) => void write(event)}>
        <Select
          label="From"
          name="from"
          value={source}
          onChange={({ currentTarget }) => {
            setSource(currentTarget.value as Source);
            setProblem(null);
          }}
        >
          {sources.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {source === "service" ? (
          <Select
            label="Service"
            name="service"
            value={serviceId}
            onChange={({ currentTarget }) => setServiceId(currentTarget.value)}
          >
            {services.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        ) : (
          <Field
            label={source === "page" ? "Address of the page" : "What is the video about?"}
            name="about"
            type={source === "page" ? "url" : "text"}
            placeholder={
              source === "page" ? "https://" : "We repair bicycles at people’s homes in Graz"
            }
            value={typed}
            required
            maxLength={source === "page" ? 500 : 1000}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        <Button type="submit" variant="quiet" size="small" busy={isBusy}>
          {isBusy ? "Writing…" : "Write the script"}
        </Button>
      </form>
      {problem ? (
        <Notice tone="brick" live>
          {problem}
        </Notice>
      ) : null}
      {written ? (
        <p className="field__hint" role="status">
          {written.by === "model"
            ? "Written by AI: check each fact."
            : "Written by rules: fill in what is in brackets, and check each fact."}{" "}
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              put(written.before);
              setWritten(null);
            }}
          >
            Restore the previous script
          </Button>
        </p>
      ) : null}
    </details>
  );
}

const newSceneId = () => `scene-${crypto.randomUUID().slice(0, 8)}`;
