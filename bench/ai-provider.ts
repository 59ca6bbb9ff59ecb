/** The stand-in provider in a process of its own; says at which address it answers. */
import { startPacedAi } from "../tests/stand-ins/paced-ai.ts";

const { baseUrl } = await startPacedAi();
process.send?.(baseUrl);
process.once("disconnect", () => process.exit(0));
