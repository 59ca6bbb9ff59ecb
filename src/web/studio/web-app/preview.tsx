import type { PreviewProps } from "../designer-props.ts";
import { Brief } from "./brief.tsx";

export default function WebAppPreview({ name, configuration }: PreviewProps<"web-app">) {
  return <Brief name={name} webApp={configuration.webApp} />;
}
