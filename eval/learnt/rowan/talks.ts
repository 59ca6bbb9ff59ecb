import type { Conversation } from "../../judge/conversation.ts";
import { talksA1 } from "./talks-a-1.ts";
import { talksA2 } from "./talks-a-2.ts";
import { talksB1 } from "./talks-b-1.ts";
import { talksB2 } from "./talks-b-2.ts";
import { talksC1 } from "./talks-c-1.ts";
import { talksC2 } from "./talks-c-2.ts";
import { talksD1 } from "./talks-d-1.ts";
import { talksD2 } from "./talks-d-2.ts";
import { talksE1 } from "./talks-e-1.ts";
import { talksE2 } from "./talks-e-2.ts";

export const talksA: readonly Conversation[] = [...talksA1, ...talksA2];
export const talksB: readonly Conversation[] = [...talksB1, ...talksB2];
export const talksC: readonly Conversation[] = [...talksC1, ...talksC2];
export const talksD: readonly Conversation[] = [...talksD1, ...talksD2];
export const talksE: readonly Conversation[] = [...talksE1, ...talksE2];

/**
 * Three sets of 20 conversations, written before what reads them was mended: hurried people on a phone, people who
 * talk much of others, and four languages.
 */
export const rowanTalks: readonly Conversation[] = [
  ...talksA,
  ...talksB,
  ...talksC,
  ...talksD,
  ...talksE,
];
