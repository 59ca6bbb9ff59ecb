import { createHash } from "node:crypto";
import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { hourMs } from "#kit/time.ts";
import { confirmLinkMs } from "./auth.ts";

type Deps = { brandName: string; publicUrl: string };
type Person = { id: string; email: string };

/** The same link is written once; the key doesn't give it away. */
const digest = (token: string) => createHash("sha256").update(token).digest("hex").slice(0, 24);

const confirmDays = confirmLinkMs / hourMs / 24;

/** Asks whoever has this address whether the account is theirs. */
export const confirmMail = (user: Person, token: string, deps: Deps): NewMail => ({
  key: `confirm/${user.id}/${digest(token)}`,
  to: user.email,
  subject: "Confirm your email address",
  ...mailLayout({
    brand: deps.brandName,
    heading: "Is this your address?",
    paragraphs: [
      "Someone created an account with this address, or changed their account’s address to this one. Once you confirm it, earlier orders paid with this address appear in your portal, too.",
      `The link works for ${confirmDays} days.`,
    ],
    action: {
      label: "Confirm this address",
      url: `${deps.publicUrl}/confirm-email?token=${encodeURIComponent(token)}`,
    },
    footer:
      "If this wasn’t you, ignore this email. Nothing is linked to you without your confirmation.",
  }),
});

export const resetMail = (user: Person, token: string, deps: Deps): NewMail => ({
  key: `password-reset/${user.id}/${digest(token)}`,
  to: user.email,
  subject: "Set a new password",
  ...mailLayout({
    brand: deps.brandName,
    heading: "Set a new password",
    paragraphs: [
      "Someone, probably you, asked to reset your password. The link works once and expires in an hour. Your password stays the same until you use it.",
    ],
    action: {
      label: "Choose a new password",
      url: `${deps.publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
    },
    footer: "If this wasn’t you, ignore this email.",
  }),
});

type Change = "password" | "email" | "two-factor-on" | "two-factor-off";
const changes: Record<Change, { subject: string; text: string }> = {
  password: {
    subject: "Your password was changed",
    text: "The password for your account was changed.",
  },
  email: {
    subject: "Your email address is being changed",
    text: "Someone who knows your password asked to change your account’s email address. It changes once the new address is confirmed.",
  },
  "two-factor-on": {
    subject: "Two-factor sign-in is on",
    text: "You now need a code from your authenticator app to sign in.",
  },
  "two-factor-off": {
    subject: "Two-factor sign-in is off",
    text: "You no longer need a code from your authenticator app to sign in.",
  },
};

/** Tells the owner what happened to the account, in case it wasn't them. */
export const changedMail = (user: Person, change: Change, key: string, deps: Deps): NewMail => ({
  key: `account-changed/${user.id}/${change}/${key}`,
  to: user.email,
  subject: changes[change].subject,
  ...mailLayout({
    brand: deps.brandName,
    heading: changes[change].subject,
    paragraphs: [changes[change].text],
    action: { label: "Review your settings", url: `${deps.publicUrl}/portal/settings` },
    footer:
      "If this wasn’t you, set a new password right away and reply to this email to let us know.",
  }),
});
