import ActivityIcon from "lucide-react/icons/activity";
import BookIcon from "lucide-react/icons/book-open-text";
import QuestionIcon from "lucide-react/icons/circle-question-mark";
import MailUnreadIcon from "lucide-react/icons/mail-question-mark";
import ShieldCheckIcon from "lucide-react/icons/shield-check";
import StopIcon from "lucide-react/icons/square";
import PersonIcon from "lucide-react/icons/user-round";
import PeopleIcon from "lucide-react/icons/users-round";
import { drawn } from "../ui/drawn-icon.tsx";

// Icons that only this area draws; those of several are in ui/icons.tsx.
export const Activity = drawn(ActivityIcon);
export const Book = drawn(BookIcon);
export const MailUnread = drawn(MailUnreadIcon);
export const People = drawn(PeopleIcon);
export const Person = drawn(PersonIcon);
export const Question = drawn(QuestionIcon);
export const ShieldCheck = drawn(ShieldCheckIcon);
export const Stop = drawn(StopIcon);
