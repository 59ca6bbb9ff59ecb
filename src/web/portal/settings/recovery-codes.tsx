import { useEffect, useRef } from "react";
import { brand } from "#content/brand.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Download, Printer } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CopyButton } from "../copy-button.tsx";
import { SettingsPart } from "./settings-part.tsx";

/** Recovery codes, the one time that they can be seen; `isNew`: they have just taken the place of others. */
export function RecoveryCodes({
  codes,
  title = "Your new recovery codes",
  isNew,
}: {
  codes: readonly string[];
  title?: string;
  isNew?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  const text = `Recovery codes for ${brand.name}. Each works once.\n\n${codes.join("\n")}\n`;
  return (
    <div ref={box} tabIndex={isNew ? -1 : undefined} className="recovery">
      <SettingsPart
        title={title}
        lede={
          <p>
            Keep them somewhere other than your phone: in a password manager or on paper. Each one
            signs you in once, instead of the app.
          </p>
        }
      >
        <Notice
          tone="amber"
          live={isNew ?? false}
          title="Save these now. You won’t see them again."
        >
          {isNew ? <p>Your old recovery codes no longer work.</p> : null}
        </Notice>
        <ul className="recovery__codes" translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code className="settings__code">{code}</code>
            </li>
          ))}
        </ul>
        <div className="recovery__ways">
          <CopyButton text={codes.join("\n")}>Copy the codes</CopyButton>
          {/* Works without scripts, too. */}
          <ButtonLink
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${brand.name.toLowerCase()}-recovery-codes.txt`}
            variant="quiet"
            size="small"
            icon={<Download />}
          >
            Download as text
          </ButtonLink>
          <Button
            variant="quiet"
            size="small"
            className="needs-js"
            icon={<Printer />}
            onClick={() => print()}
          >
            Print
          </Button>
        </div>
      </SettingsPart>
    </div>
  );
}
