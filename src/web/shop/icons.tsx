import CreditCardIcon from "lucide-react/icons/credit-card";
import LifebuoyIcon from "lucide-react/icons/life-buoy";
import LockIcon from "lucide-react/icons/lock";
import PackageIcon from "lucide-react/icons/package-check";
import { drawn } from "../ui/drawn-icon.tsx";

// Icons that only this area draws; those of several are in ui/icons.tsx.
export const CreditCard = drawn(CreditCardIcon);
export const Lifebuoy = drawn(LifebuoyIcon);
export const Lock = drawn(LockIcon);
export const Package = drawn(PackageIcon);
