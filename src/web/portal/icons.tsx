import GaugeIcon from "lucide-react/icons/gauge";
import LockIcon from "lucide-react/icons/lock";
import PackageIcon from "lucide-react/icons/package-check";
import PlugIcon from "lucide-react/icons/plug";
import { drawn } from "../ui/drawn-icon.tsx";

// Icons that only this area draws; those of several are in ui/icons.tsx.
export const Gauge = drawn(GaugeIcon);
export const Lock = drawn(LockIcon);
export const Package = drawn(PackageIcon);
export const Plug = drawn(PlugIcon);
