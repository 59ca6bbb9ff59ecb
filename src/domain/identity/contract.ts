import { z } from "zod";

/** Spec site.md §3 and §6. */
export const Role = z.enum(["client", "admin"]);
export type Role = z.infer<typeof Role>;

/** A person who is signed in: read from the database with every request, never from what a browser says. */
export type Person = {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  company: string | null;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  role: Role;
  /** Exactly true for an admin who may enter the back office. */
  isAdmin: boolean;
  /** An admin who has to enrol a second factor first (ADMIN_2FA). */
  needsSecondFactor: boolean;
};

/** A program that acts for the person whose key it shows, within the key's scopes. */
export type ApiKey = {
  keyId: string;
  ownerId: string;
  scopes: readonly string[];
  mode: "test" | "live";
};

/**
 * Who is acting, as use cases are told. Of a person they need no more than the id: rights are asked of the database
 * (`requireAdmin`). `system` is the software itself: a job, or a provider's event.
 */
export type Actor = "visitor" | "system" | { userId: string } | ApiKey;
