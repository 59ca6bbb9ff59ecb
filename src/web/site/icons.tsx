import ArrowDownIcon from "lucide-react/icons/arrow-down";
import ArrowUpIcon from "lucide-react/icons/arrow-up";
import EnlargeIcon from "lucide-react/icons/maximize-2";
import MicIcon from "lucide-react/icons/mic";
import MicOffIcon from "lucide-react/icons/mic-off";
import ShrinkIcon from "lucide-react/icons/minimize-2";
import MinusIcon from "lucide-react/icons/minus";
import PhoneOffIcon from "lucide-react/icons/phone-off";
import StopIcon from "lucide-react/icons/square";
import ThumbsDownIcon from "lucide-react/icons/thumbs-down";
import ThumbsUpIcon from "lucide-react/icons/thumbs-up";
import VolumeIcon from "lucide-react/icons/volume-2";
import VolumeOffIcon from "lucide-react/icons/volume-x";
import { drawn } from "../ui/drawn-icon.tsx";

// Icons that only this area draws; those of several are in ui/icons.tsx.
export const ArrowDown = drawn(ArrowDownIcon);
export const ArrowUp = drawn(ArrowUpIcon);
export const Enlarge = drawn(EnlargeIcon);
export const Mic = drawn(MicIcon);
export const MicOff = drawn(MicOffIcon);
export const Minus = drawn(MinusIcon);
export const PhoneOff = drawn(PhoneOffIcon);
export const Shrink = drawn(ShrinkIcon);
export const Stop = drawn(StopIcon);
export const ThumbsDown = drawn(ThumbsDownIcon);
export const ThumbsUp = drawn(ThumbsUpIcon);
export const Volume = drawn(VolumeIcon);
export const VolumeOff = drawn(VolumeOffIcon);
