import type { VideoDesk } from "#domain/videos/contract.ts";
import { paths } from "../../paths.ts";
import { Field, TextArea } from "../../ui/Field.tsx";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Where a published video is, and what puts it on another site. */
export function ShareVideo({
  name,
  page,
  publicUrl,
}: {
  name: string;
  page: NonNullable<VideoDesk["page"]>;
  publicUrl: string;
}) {
  const address = publicUrl + paths.publicVideo(page.address);
  const frame = publicUrl + paths.publicVideo(page.address, { embed: "1" });
  const code = `<iframe src="${escaped(frame)}" title="${escaped(name)}" width="640" height="400" style="max-width:100%" frameborder="0" allow="fullscreen" loading="lazy"></iframe>`;
  return (
    <details className="video-share">
      <summary>Share and embed{page.isPaused ? " (paused)" : ""}</summary>
      <div className="designer">
        <Field
          label="Address"
          name="address"
          hint="Sites that know oEmbed show the player where this address is pasted."
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <TextArea
          label="Code for your own site"
          name="embed"
          readOnly
          rows={4}
          value={code}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </details>
  );
}
