import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../kit/class-names.ts";

type Looks = {
  /** primary: the one thing to do here. solid: where many stand side by side. quiet: beside another. plain: as text. */
  variant?: "primary" | "solid" | "quiet" | "plain";
  size?: "small" | "medium" | "large";
  wide?: boolean;
  /** Stands before the words. */
  icon?: ReactNode;
  /** Stands after the words, e.g. an arrow. */
  iconAfter?: ReactNode;
};

const classesOf = ({ variant = "primary", size = "medium", wide }: Looks, more?: string) =>
  classNames(
    "button",
    `button--${variant}`,
    size !== "medium" && `button--${size}`,
    wide && "button--wide",
    more,
  );

const spinner = (
  <svg className="button__spinner" viewBox="0 0 18 18" aria-hidden="true">
    <path
      d="M9 2a7 7 0 1 1-6.6 4.7"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </svg>
);

type ButtonProps = Looks &
  ComponentProps<"button"> & {
    /** Work is under way: shows the spinner and takes no second click, but keeps the focus. */
    busy?: boolean;
  };

/** A button; `type` is "button" unless told. While `busy` its children should say what is going on ("Processing..."). */
export function Button({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classesOf({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? spinner : icon}
      <span>{children}</span>
      {iconAfter}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: Looks & ComponentProps<"a"> & { href: string }) {
  return (
    <a {...rest} className={classesOf({ variant, size, wide }, className)}>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </a>
  );
}

/** A square button with an icon only; `label` is what it is called. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames("button", "button--icon", className)}
    >
      {children}
    </button>
  );
}
