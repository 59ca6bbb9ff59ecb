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
  /** How somebody stays clear of it. */
  optOut: string;
  /** The provider's own page about it. */
  href: string;
  /** Which setting brings it in. */
  usedWhere: { payments: "stripe" };
};

export const thirdParties: readonly ThirdParty[] = [
  {
    provider: "Stripe",
    purpose:
      "takes payments on its own page, to which you go when you pay; keeps fraud away there, and remembers your card if you ask it to",
    // https://stripe.com/legal/cookies-policy and https://docs.stripe.com/js/appendix/cookies
    cookies: ["__stripe_mid", "__stripe_sid", "others that its policy lists"],
    retention: "30 minutes to 1 year, as Stripe decides",
    optOut:
      "none are set before you open its page; there, refuse in Stripe's own cookie settings what isn't needed",
    href: "https://stripe.com/legal/cookies-policy",
    usedWhere: { payments: "stripe" },
  },
];
