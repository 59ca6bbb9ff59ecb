import { z } from "zod";
import { passwordLength } from "#kit/password-length.ts";
import { cleanText } from "#kit/text.ts";
import { Role } from "../identity/contract.ts";

export { passwordLength };
export const passwordsDiffer = "Passwords do not match";

const line = (max: number, missing: string) =>
  z
    .string(missing)
    .overwrite((text) => cleanText(text).replace(/\s+/g, " "))
    .trim()
    .min(1, missing)
    .max(max, `Please keep this under ${max} characters.`);
const optionalLine = (max: number) =>
  z
    .string()
    .overwrite((text) => cleanText(text).replace(/\s+/g, " "))
    .trim()
    .max(max, `Please keep this under ${max} characters.`)
    .default("");
const email = z
  .string("Enter your email address.")
  .trim()
  .toLowerCase()
  .min(1, "Enter your email address.")
  .max(320, "This is not an email address.")
  .check(z.email("This is not an email address."));
/** As it is typed: a password is never trimmed or changed. */
const givenPassword = z.string("Enter your password.").min(1, "Enter your password.").max(1000);
const newPassword = z
  .string("Choose a password.")
  .min(passwordLength.min, `Use at least ${passwordLength.min} characters.`)
  .max(passwordLength.max, `Use at most ${passwordLength.max} characters.`);
/** A tick box as a form sends it. */
const ticked = z.preprocess((value) => value === true || value === "on", z.boolean());

const repeated = <T extends { password: string; confirmPassword: string }>(form: z.ZodType<T>) =>
  form.refine((v) => v.password === v.confirmPassword, {
    message: passwordsDiffer,
    path: ["confirmPassword"],
    when: ({ value }) => typeof (value as { password?: unknown } | null)?.password === "string",
  });

/** Spec site.md §2, Register, and §5. Anything else that is sent along is dropped. */
export const RegisterForm = repeated(
  z.object({
    firstName: line(100, "Enter your first name."),
    lastName: line(100, "Enter your last name."),
    email,
    company: optionalLine(200),
    password: newPassword,
    confirmPassword: z.string("Repeat the password."),
    terms: ticked.refine(Boolean, "Please accept the terms to go on."),
  }),
);
export type RegisterForm = z.infer<typeof RegisterForm>;

export const SignInForm = z.object({ email, password: givenPassword, rememberMe: ticked });
export type SignInForm = z.infer<typeof SignInForm>;

export const ForgotPasswordForm = z.object({ email });

export const ResetPasswordForm = repeated(
  z.object({
    /** Whatever is no token of ours opens nothing, as one that is used up. */
    token: z
      .string()
      .regex(/^[\w-]{1,200}$/)
      .catch(""),
    password: newPassword,
    confirmPassword: z.string("Repeat the password."),
  }),
);

export const ChangePasswordForm = repeated(
  z.object({
    currentPassword: givenPassword,
    password: newPassword,
    confirmPassword: z.string("Repeat the password."),
  }),
);

export const ProfileForm = z.object({
  name: line(200, "Enter your name."),
  company: optionalLine(200),
});
export const ChangeEmailForm = z.object({ email, password: givenPassword });
export const PasswordForm = z.object({ password: givenPassword });

/** Six digits of the authenticator app, or one of the recovery codes. */
export const SecondFactorForm = z.object({
  code: z
    .string("Enter a code.")
    .transform((text) => text.replace(/\s+/g, ""))
    .pipe(z.string().min(1, "Enter a code.").max(40, "This is not a code.")),
  kind: z.enum(["app", "recovery"]).default("app"),
});

/** Spec site.md §2, Subscribers: newest first, searched and filtered by role; `after` pages by keyset. */
export const UserListQuery = z.object({
  search: z
    .string()
    .overwrite((text) => cleanText(text.slice(0, 200)).replace(/\s+/g, " "))
    .trim()
    .catch(""),
  role: Role.or(z.literal("")).catch(""),
  after: z.string().max(200).catch(""),
});
export type UserListQuery = z.infer<typeof UserListQuery>;

export type UserListItem = {
  id: string;
  name: string;
  email: string;
  company: string | null;
  role: Role;
  emailVerified: boolean;
  isBlocked: boolean;
  twoFactorEnabled: boolean;
  /** ISO time. */
  createdAt: string;
};

export type SessionView = {
  id: string;
  /** What the browser calls itself. */
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  isCurrent: boolean;
};
