import { Notice } from "../../ui/Notice.tsx";
import { CopyButton } from "../copy-button.tsx";

/** What a webhook's requests are signed with, the one time that it can be seen. */
export function SigningSecret({ secret }: { secret: string }) {
  return (
    <Notice tone="amber" live title="Save this signing secret now. You won’t see it again.">
      <p>
        <code className="connection-secret" translate="no">
          {secret}
        </code>
      </p>
      <CopyButton text={secret}>Copy the secret</CopyButton>
    </Notice>
  );
}
