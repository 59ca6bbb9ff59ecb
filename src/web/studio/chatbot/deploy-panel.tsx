import { qrPath } from "../../kit/qr-path.ts";
import { paths } from "../../paths.ts";
import { CopyText } from "../workspace/dialogs/copy-text.tsx";
import BotPlan from "./bot-plan.tsx";

/** The line that puts a bot on a site; the setup guide shows the same. */
export const widgetSnippet = (origin: string, address: string): string =>
  `<script src="${origin}/widget.js" data-chatbot="${address}" async></script>`;

/** What a site's content security policy has to allow for it. */
export const widgetPolicy = (origin: string): string =>
  ["script-src", "connect-src", "frame-src"].map((part) => `${part} ${origin};`).join(" ");

/** How a published bot comes to its visitors: its page with a QR code, and the line for the owner's own site. */
export default function DeployPanel({
  projectId,
  address,
}: {
  projectId: string;
  address: string;
}) {
  const { origin } = location;
  const page = origin + paths.botPage(address);
  return (
    <div className="designer bot-deploy">
      <BotPlan projectId={projectId} goesLive={false} />
      <section className="designer__part">
        <h3 className="items__title">On your site</h3>
        <p>Paste this line at the end of each page that should have the chat.</p>
        <CopyText label="Code for your site" text={widgetSnippet(origin, address)} />
        <p className="field__hint">
          The chat appears only on this bot’s allowed sites, which you set under Look in the
          designer. www.example.com and example.com are different sites. Publish again after you
          change them.
        </p>
        <p>If your site has a content security policy, add:</p>
        <CopyText label="For your content security policy" text={widgetPolicy(origin)} />
        <p className="field__hint">
          To check it, open your page and press the chat button. If there is none, the browser’s
          console says whether the site isn’t allowed or the policy blocks the script.
        </p>
      </section>
      <section className="designer__part">
        <h3 className="items__title">By email and SMS</h3>
        <p>
          Connect a mailbox or an SMS account under Channels in the designer. It also shows the
          webhooks for inbound email and text messages, and sends a test.
        </p>
      </section>
      <section className="designer__part">
        <h3 className="items__title">QR code for its page</h3>
        <QrCode text={page} file={`${address}.svg`} />
      </section>
    </div>
  );
}

/** A QR code in black on white, whatever the theme: scanners want it so. */
function QrCode({ text, file }: { text: string; file: string }) {
  const { size, path } = qrPath(text);
  const box = `0 0 ${size} ${size}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return (
    <>
      <svg
        width={176}
        height={176}
        viewBox={box}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR code for ${text}`}
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <p>
        <a href={`data:image/svg+xml,${encodeURIComponent(svg)}`} download={file}>
          Download as SVG
        </a>
      </p>
    </>
  );
}
