/** What is said wherever something could not be drawn (spec studio.md §2.9, in its words). */
export const failureWords = {
  title: "Something went wrong",
  text: "We’re sorry, but something unexpected happened. Please refresh the page to try again.",
  action: "Refresh Page",
} as const;
