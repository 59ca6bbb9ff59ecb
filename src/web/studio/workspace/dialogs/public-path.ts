import type { ServiceType } from "#domain/projects/contract.ts";
import { paths } from "../../../paths.ts";

/** The page of what is published, where the site has one for this type. */
export const publicPath = (type: ServiceType, address: string): string | null =>
  type === "form-interface"
    ? paths.publicForm(address)
    : type === "chatbot"
      ? paths.botPage(address)
      : type === "ai-video-agent"
        ? paths.publicVideo(address)
        : null;
