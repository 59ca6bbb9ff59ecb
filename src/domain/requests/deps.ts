import type { ConsultantDeps } from "#domain/consultant/index.ts";
import type { IdentityDeps } from "#domain/identity/index.ts";
import type { IntakeExtractor } from "./ports.ts";

export type RequestDeps = IdentityDeps &
  ConsultantDeps & {
    publicUrl: string;
    requests: { extractor: IntakeExtractor };
  };
