import { brand } from "#content/brand.ts";
import { Badge } from "../../ui/Badge.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { Close, Minus } from "../../ui/icons.tsx";
import { Mark } from "../../ui/Logo.tsx";
import { chatTitleId } from "./opening.ts";

/** Who one is talking to, and the ways out. `onHide` puts it out of the way where closing would ask first. */
export function ChatHead({
  isDemo,
  onHide,
  onClose,
}: {
  isDemo: boolean;
  onHide: (() => void) | undefined;
  onClose: () => void;
}) {
  return (
    <div className="chat__head">
      <span className="chat__mark">
        <Mark />
      </span>
      <div className="chat__who">
        <h2 className="chat__title" id={chatTitleId}>
          {brand.consultant}
        </h2>
        <p className="chat__kind">
          AI consultant
          {isDemo ? <Badge tone="amber">Demo mode</Badge> : null}
        </p>
      </div>
      {onHide ? (
        <IconButton label="Minimize" onClick={onHide}>
          <Minus size={20} />
        </IconButton>
      ) : null}
      <IconButton label="Close" onClick={onClose}>
        <Close size={20} />
      </IconButton>
    </div>
  );
}
