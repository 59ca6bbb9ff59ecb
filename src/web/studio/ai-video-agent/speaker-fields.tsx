import { useEffect, useId, useState } from "react";
import { capital } from "#content/words.ts";
import type { VideoAgent } from "#domain/projects/configuration/video-agent.ts";
import type { SpeakerChoices } from "#domain/videos/ports.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/Notice.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import { ChoiceControl } from "../fields/choice-control.tsx";
import { callVideo } from "./call-video.ts";

type Offered = {
  /** A replica's id; empty: the usual one. */
  value: string;
  name: string;
  picture?: SpeakerChoices["replicas"][number] | undefined;
};
type Provider = VideoAgent["provider"];
type Props = {
  projectId: string;
  value: Provider;
  change: (next: Provider) => void;
  isReadOnly: boolean;
  onFocus: () => void;
};

/** Who speaks, out of what the account at the video provider has (spec studio.md §2.5). */
export function SpeakerFields({ projectId, ...fields }: Props) {
  const [speakers, setSpeakers] = useState<SpeakerChoices | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    callVideo<{ speakers: SpeakerChoices | null }>(projectId, "speakers").then(
      (answer) => setSpeakers(answer.speakers),
      (error: unknown) => setProblem(refusalWords(error)),
    );
  }, [projectId]);
  if (problem)
    return (
      <Notice tone="amber" title="The replicas can’t be listed">
        {problem} Your choice is kept.
      </Notice>
    );
  if (!speakers) return <ThreadLoading label="Reading the replicas" />;
  return <Speakers {...fields} projectId={projectId} speakers={speakers} />;
}

function Speakers({
  projectId,
  speakers: { replicas, personas },
  value,
  change,
  isReadOnly,
  onFocus,
}: Props & { speakers: SpeakerChoices }) {
  const id = useId();
  const { replicaId, personaId } = value;
  const isUnknown = replicaId !== "" && !replicas.some((one) => one.id === replicaId);
  const persona = personas.find((one) => one.id === personaId);
  const usual = persona
    ? replicas.find((one) => one.id === persona.replicaId)
    : replicas.find((one) => one.isDefault);
  const word = persona ? "the persona’s own" : "default";
  const all: Offered[] = [
    {
      value: "",
      name: usual ? `${usual.name ?? usual.id} (${word})` : capital(word),
      picture: usual,
    },
    ...replicas
      .filter((one) => one.id !== usual?.id || one.id === replicaId)
      .map((one) => ({ value: one.id, name: one.name ?? one.id, picture: one })),
    ...(isUnknown ? [{ value: replicaId, name: "No longer available" }] : []),
  ];
  return (
    <>
      <fieldset className="field speakers">
        <legend className="field__label">Replica</legend>
        <div className="speakers__list">
          {all.map((one) => (
            <label key={one.value} className="speakers__one">
              <input
                type="radio"
                name={id}
                checked={one.value === replicaId}
                disabled={isReadOnly}
                onFocus={onFocus}
                onChange={() => change({ ...value, replicaId: one.value })}
              />
              {one.picture?.hasPicture ? (
                <Picture
                  key={one.value}
                  src={paths.videoCall(projectId, `speakers/${one.picture.id}`)}
                />
              ) : null}
              <span>{one.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {personas.length > 0 || personaId !== "" ? (
        <ChoiceControl
          label="Persona"
          hint="Speaks with its own replica where you choose none above."
          isList
          none="No persona"
          options={[
            ...personas.map((one) => ({ value: one.id, label: one.name ?? one.id })),
            ...(personaId !== "" && !persona
              ? [{ value: personaId, label: "No longer available" }]
              : []),
          ]}
          value={personaId}
          isReadOnly={isReadOnly}
          onFocus={onFocus}
          onChange={(next) => change({ ...value, personaId: next })}
        />
      ) : null}
    </>
  );
}

/** The provider shows replicas by a still or by a short film. */
function Picture({ src }: { src: string }) {
  const [isFilm, setFilm] = useState(false);
  return isFilm ? (
    <video className="speakers__picture" src={src} muted playsInline preload="metadata" />
  ) : (
    <img
      className="speakers__picture"
      src={src}
      alt=""
      loading="lazy"
      onError={() => setFilm(true)}
    />
  );
}
