import { brand } from "#content/brand.ts";
import { Said } from "./chat-message.tsx";

/** Aria's first words: that she is an AI, what she answers from, and, without a provider, that she is a demo. */
export function Greeting({ isDemo }: { isDemo: boolean }) {
  return (
    <Said by="ai">
      <div className="speech__text">
        <p>
          Hello, I&rsquo;m {brand.consultant}, the AI consultant of {brand.name}. Ask me what we
          build, what it costs or how it works. I answer from this site&rsquo;s pages and show you
          which ones.
        </p>
        {isDemo ? (
          <p>I&rsquo;m in demo mode: no AI service is connected, so my answers quote our pages.</p>
        ) : null}
      </div>
    </Said>
  );
}
