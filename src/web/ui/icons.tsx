import type { LucideIcon, LucideProps } from "lucide-react";
import ArrowDownIcon from "lucide-react/icons/arrow-down";
import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import ArrowRightIcon from "lucide-react/icons/arrow-right";
import CheckIcon from "lucide-react/icons/check";
import ChevronDownIcon from "lucide-react/icons/chevron-down";
import CircleAlertIcon from "lucide-react/icons/circle-alert";
import CircleCheckIcon from "lucide-react/icons/circle-check";
import ClockIcon from "lucide-react/icons/clock";
import CoinsIcon from "lucide-react/icons/coins";
import CreditCardIcon from "lucide-react/icons/credit-card";
import InfoIcon from "lucide-react/icons/info";
import LifebuoyIcon from "lucide-react/icons/life-buoy";
import LockIcon from "lucide-react/icons/lock";
import MailIcon from "lucide-react/icons/mail";
import MenuIcon from "lucide-react/icons/menu";
import MoonIcon from "lucide-react/icons/moon";
import PackageIcon from "lucide-react/icons/package-check";
import PhoneIcon from "lucide-react/icons/phone";
import QuoteIcon from "lucide-react/icons/message-square-text";
import RefreshIcon from "lucide-react/icons/refresh-cw";
import SunIcon from "lucide-react/icons/sun";
import TriangleAlertIcon from "lucide-react/icons/triangle-alert";
import CloseIcon from "lucide-react/icons/x";

/** A lucide icon drawn like the thread (1.5 px), 18 px unless told, silent for screen readers. */
const drawn = (Icon: LucideIcon) => (props: LucideProps) => (
  <Icon size={18} strokeWidth={1.5} aria-hidden="true" {...props} />
);

export const ArrowDown = drawn(ArrowDownIcon);
export const ArrowLeft = drawn(ArrowLeftIcon);
export const ArrowRight = drawn(ArrowRightIcon);
export const Check = drawn(CheckIcon);
export const ChevronDown = drawn(ChevronDownIcon);
export const CircleAlert = drawn(CircleAlertIcon);
export const CircleCheck = drawn(CircleCheckIcon);
export const Clock = drawn(ClockIcon);
export const Close = drawn(CloseIcon);
export const Coins = drawn(CoinsIcon);
export const CreditCard = drawn(CreditCardIcon);
export const Info = drawn(InfoIcon);
export const Lifebuoy = drawn(LifebuoyIcon);
export const Lock = drawn(LockIcon);
export const Mail = drawn(MailIcon);
export const Menu = drawn(MenuIcon);
export const Moon = drawn(MoonIcon);
export const Package = drawn(PackageIcon);
export const Phone = drawn(PhoneIcon);
export const Quote = drawn(QuoteIcon);
export const Refresh = drawn(RefreshIcon);
export const Sun = drawn(SunIcon);
export const TriangleAlert = drawn(TriangleAlertIcon);
