import { brand } from "#content/brand.ts";
import { Badge } from "../../ui/Badge.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { Close, Mail } from "../../ui/icons.tsx";
import { Mark } from "../../ui/Logo.tsx";
import { Enlarge, Minus, Shrink } from "../icons.tsx";
import { chatTitleId } from "./opening.ts";

/** Who one is talking to, and the ways out. `onHide` puts it out of the way where closing would ask first. */
export function ChatHead({
  isDemo,
  size,
  onMail,
  onHide,
  onClose,
}: {
  isDemo: boolean;
  size: { isLarge: boolean; toggle: () => void };
  /** Where there is something to mail. */
  onMail: (() => void) | undefined;
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
      {onMail ? (
        <IconButton label="Email this conversation" onClick={onMail}>
          <Mail size={20} />
        </IconButton>
      ) : null}
      <IconButton
        className="chat__size"
        label={size.isLarge ? "Make smaller" : "Make larger"}
        onClick={size.toggle}
      >
        {size.isLarge ? <Shrink size={20} /> : <Enlarge size={20} />}
      </IconButton>
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
