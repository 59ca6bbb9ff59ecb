import type { Connected } from "./processors.ts";

/**
 * Who else may keep something in a visitor's browser (spec studio.md §3.5): the registry behind the cookie
 * page. Only who is really used stands here; our own pages load nothing from anyone.
 */
export type ThirdParty = {
  provider: string;
  purpose: string;
  /** Names, or what they are, as the provider itself lists them. */
  cookies: readonly string[];
  retention: string;
  /** How a visitor can avoid it. */
  optOut: string;
  /** The provider's own page about it. */
  href: string;
  /** Which setting brings it in. */
  usedWhere: Partial<Pick<Connected, "payments" | "video">>;
};

export const thirdParties: readonly ThirdParty[] = [
  {
    provider: "Stripe",
    purpose:
      "takes payments on its own page, which opens when you pay; prevents fraud there, and remembers your card if you ask it to",
    // https://stripe.com/legal/cookies-policy and https://docs.stripe.com/js/appendix/cookies
    cookies: ["__stripe_mid", "__stripe_sid", "others that its policy lists"],
    retention: "30 minutes to 1 year, as Stripe decides",
    optOut:
      "none are set before you open its page; there, refuse optional ones in Stripe’s own cookie settings",
    href: "https://stripe.com/legal/cookies-policy",
    usedWhere: { payments: "stripe" },
  },
  {
    provider: "Tavus",
    purpose:
      "holds video calls in its own room, which our page shows once you start a call; the room remembers what it needs for the call, such as your choice of camera and microphone",
    cookies: ["whatever the room itself keeps, under its own address; its policy has more"],
    retention: "as decided by Tavus, and by Daily, which runs its rooms, or until you clear it",
    optOut: "nothing is kept before you start a call; the chat answers the same questions",
    href: "https://www.tavus.io/privacy-policy",
    usedWhere: { video: "tavus" },
  },
];

/** Those that are used on an installation as it is set up. */
export const thirdPartiesOf = (
  connected: Pick<Connected, "payments" | "video">,
): readonly ThirdParty[] =>
  thirdParties.filter(
    ({ usedWhere: { payments, video } }) =>
      (payments !== undefined && payments === connected.payments) ||
      (video !== undefined && video === connected.video),
  );
