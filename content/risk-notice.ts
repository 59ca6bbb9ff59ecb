/** Shown in each trading script, beside its designer, and on the page of the service that builds it. */
export const riskNotice =
  "A tool, not financial advice. Past results, tested ones included, say nothing certain about future ones; you can lose money.";
