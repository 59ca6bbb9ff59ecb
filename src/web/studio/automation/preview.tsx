import type { PreviewProps } from "../designer-props.ts";
import { AutomationView } from "./automation-view.tsx";

export default function AutomationPreview({ configuration }: PreviewProps<"automation">) {
  return <AutomationView automation={configuration.automation} />;
}
