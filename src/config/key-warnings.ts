/** What stands in examples and forms where a key belongs. */
const placeholder =
  /placeholder|your[-_ ]|change[-_ ]?me|replace|insert|example|dummy|sample|todo|x{4,}|\.\.\.|…|[<>]/i;
export const isPlaceholder = (key: string): boolean => placeholder.test(key);
const shortestKey = 20;

/**
 * Keys of providers that look wrong (spec site.md §5): told in the log at the start, never a reason to refuse
 * it, as a server of one's own may take any key. The key itself stands in none of the texts.
 */
export function keyWarnings({
  ai,
  video,
  unusedVideoKey,
}: Readonly<Record<"ai" | "video", { apiKey: string } | null>> & {
  unusedVideoKey: boolean;
}): string[] {
  return [
    ...(ai ? warningsAbout("AI_API_KEY", ai.apiKey) : []),
    ...(video ? warningsAbout("TAVUS_API_KEY", video.apiKey) : []),
    ...(unusedVideoKey
      ? [
          "TAVUS_API_KEY looks like a placeholder: video consultations are held by the built-in demo. Set the key that Tavus gave you.",
        ]
      : []),
  ];
}

const warningsAbout = (name: string, key: string): string[] => [
  ...(key.length < shortestKey
    ? [
        `${name} is shorter than ${shortestKey} characters: keys of providers are longer. A server of your own may take it.`,
      ]
    : []),
  ...(isPlaceholder(key)
    ? [`${name} looks like a placeholder: set the key that your provider gave you.`]
    : []),
];
