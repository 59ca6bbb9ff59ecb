import type { Conversation } from "../../judge/conversation.ts";
import { talksA1 } from "./talks-a-1.ts";
import { talksA2 } from "./talks-a-2.ts";
import { talksB1 } from "./talks-b-1.ts";
import { talksB2 } from "./talks-b-2.ts";
import { talksC1 } from "./talks-c-1.ts";
import { talksC2 } from "./talks-c-2.ts";
import { talksD1 } from "./talks-d-1.ts";
import { talksD2 } from "./talks-d-2.ts";

/**
 * Four sets of 30 conversations that were written before what reads them was mended: corrected addresses and numbers,
 * colleagues to write to, signatures, others' prices, orders to the record, complaints, people who only look around.
 */
export const recordTalks: readonly Conversation[] = [
  ...talksA1,
  ...talksA2,
  ...talksB1,
  ...talksB2,
  ...talksC1,
  ...talksC2,
  ...talksD1,
  ...talksD2,
];
