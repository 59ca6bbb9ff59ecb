import { useEffect, useState } from "react";
import { paymentTerms } from "#content/promises.ts";
import { capital, counted } from "#content/words.ts";
import type { SceneAgain, VideoOffer } from "#domain/videos/contract.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import { DialogFailure } from "../workspace/dialogs/dialog-failure.tsx";
import { useOpened } from "../workspace/dialogs/use-opened.ts";
import { callVideo } from "./call-video.ts";

/** `about 40 seconds`, `about 3 minutes`. */
export const about = (seconds: number): string =>
  seconds < 90
    ? `about ${counted(Math.max(1, Math.round(seconds)), "second")}`
    : `about ${counted(Math.round(seconds / 60), "minute")}`;

/** What the video will cost and how long it takes, before it is made. */
export function GenerateDialog({
  projectId,
  again,
  save,
  begun,
  close,
}: {
  projectId: string;
  /** One scene of a finished video; absent: the whole draft. */
  again?: SceneAgain | undefined;
  save: () => Promise<boolean>;
  begun: () => Promise<void>;
  close: () => void;
}) {
  const dialog = useOpened();
  const [offer, setOffer] = useState<VideoOffer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const read = async () => {
      if (!(await save())) throw new TypeError("not saved");
      const query = again
        ? `?${new URLSearchParams({ video: again.videoId, scene: again.sceneId }).toString()}`
        : "";
      return callVideo<VideoOffer>(projectId, `offer${query}`);
    };
    read().then(setOffer, (error: unknown) => setFailure(refusalWords(error)));
  }, [projectId, again, save]);
  const generate = async () => {
    if (!offer) return;
    setBusy(true);
    setFailure(null);
    try {
      await callVideo(projectId, "generate", { revision: offer.revision, again });
      await begun();
      dialog.current?.close();
    } catch (error) {
      setFailure(refusalWords(error));
    } finally {
      setBusy(false);
    }
  };
  const isPossible = offer !== null && offer.problems.length === 0 && !isBeyondPlan(offer);
  return (
    <Dialog
      ref={dialog}
      title={again ? "Regenerate one scene" : "Generate the video"}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button busy={isBusy} disabled={!isPossible} onClick={() => void generate()}>
            {isBusy ? "Starting…" : "Generate"}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {offer ? <Offer offer={offer} isOneScene={again !== undefined} /> : null}
        {!offer && !failure ? <ThreadLoading label="Working out cost and time" /> : null}
        {failure ? <DialogFailure title="Not started">{failure}</DialogFailure> : null}
      </div>
    </Dialog>
  );
}

/** Whether the owner's plan holds less video than this one needs. */
export const isBeyondPlan = ({ planSecondsLeft, seconds }: VideoOffer) =>
  planSecondsLeft !== null && planSecondsLeft < seconds;

/** Rounded down, so that it is never more than there is: `59 seconds`, `12 minutes`. */
const leftWords = (seconds: number) =>
  seconds > 0 && seconds < 60
    ? counted(Math.floor(seconds), "second")
    : counted(Math.floor(seconds / 60), "minute");

/** What is said before a video is made. */
export function Offer({ offer, isOneScene }: { offer: VideoOffer; isOneScene: boolean }) {
  const { seconds, wantedSeconds, words, expectedSeconds, planSecondsLeft, scenes } = offer;
  const rows = [
    ["Length", `${capital(about(seconds))}, ${counted(words, "word")}`],
    ...(scenes.kept > 0
      ? [
          [
            "Scenes",
            scenes.kept === scenes.all
              ? "All reused from an earlier version: nothing has changed"
              : `${scenes.all - scenes.kept} of ${scenes.all} drawn again, the rest reused from an earlier version`,
          ],
        ]
      : []),
    ["Ready in", capital(about(expectedSeconds))],
    ["Cost", costWords(offer)],
    ...(planSecondsLeft === null
      ? []
      : [["Left in your plan", `${leftWords(planSecondsLeft)} of video this month`]]),
  ];
  return (
    <div className="grid gap-4">
      {offer.problems.length > 0 ? (
        <Notice tone="brick" title="This has to be fixed first">
          <ul>
            {offer.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {isBeyondPlan(offer) ? (
        <Notice tone="brick" title="Not enough video left in your plan">
          Shorten the script, wait until next month, or ask us for a larger plan.
        </Notice>
      ) : null}
      <dl className="fact-list">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOneScene && offer.renderer === "tavus" ? (
        <Notice tone="amber" title="Tavus makes the whole video again">
          Tavus can’t replace a single scene. It generates every scene again, and bills the full
          length to the account that is connected.
        </Notice>
      ) : null}
      {seconds > wantedSeconds ? (
        <Notice tone="amber" title="Longer than the duration">
          You set {counted(wantedSeconds, "second")}. Nothing is cut: the video gets as long as its
          script.
        </Notice>
      ) : null}
      {offer.hasBrackets ? (
        <Notice tone="amber" title="Something in brackets">
          The script still has text in brackets to fill in. It is spoken as it stands.
        </Notice>
      ) : null}
      {offer.isSpoken ? null : (
        <Notice tone="amber" title={`No voice for ${capital(offer.language)}`}>
          The video is made without sound, with captions that show the script.
        </Notice>
      )}
      <p className="field__hint">
        Credits are counted when the video is done, and not if it fails or you cancel it. They
        aren’t sold yet, so nothing is charged. Every video says that it is AI-generated.
      </p>
    </div>
  );
}

function costWords({ credits, isRevision, includedLeft }: VideoOffer): string {
  if (!isRevision)
    return `${credits} credits, with ${counted(paymentTerms.videoRevisionsIncluded, "revision")} included`;
  if (credits > 0) return `${credits} credits: the included revisions are used`;
  return includedLeft > 0
    ? `Included; ${counted(includedLeft, "more revision")} included after this one`
    : "Included; this is the last included revision";
}
