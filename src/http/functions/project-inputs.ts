import { z } from "zod";

// What a workspace sends beside the inputs of the contract.

export const Label = z.object({ label: z.string().max(200) });
export const Publish = z.object({ revision: z.int().min(1) });
export const RollBack = z.object({ deploymentId: z.string().max(100) });
export const Pause = z.object({ isPaused: z.boolean() });
export const Token = z.object({ token: z.string().max(100) });
export const Invite = z.object({ memberId: z.string().max(100) });
export const Member = Invite.extend({ role: z.enum(["editor", "viewer"]) });
