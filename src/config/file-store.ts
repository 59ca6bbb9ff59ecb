import { z } from "zod";
import { ConfigError } from "./config-error.ts";
import { httpAddress, oneOf, vendorId } from "./kinds.ts";

const bucketName = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "takes 3 to 63 small letters, digits, dots and -");

/** The settings, as they are read from the environment. */
export const s3Fields = {
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: bucketName.optional(),
  S3_REGION: vendorId.optional(),
  S3_ACCESS_KEY_ID: z.string().trim().optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().optional(),
  S3_FORCE_PATH_STYLE: oneOf(["true", "false"]).optional(),
};

/** An S3-compatible store for files. */
export type S3Settings = {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/key` rather than `bucket.endpoint/key`. */
  forcePathStyle: boolean;
};

type Given = Partial<
  Record<
    | "S3_ENDPOINT"
    | "S3_BUCKET"
    | "S3_REGION"
    | "S3_ACCESS_KEY_ID"
    | "S3_SECRET_ACCESS_KEY"
    | "S3_FORCE_PATH_STYLE",
    string
  >
>;

/** The store of the settings; null: files stay in the database. @throws ConfigError where a part is missing */
export function readFileStore(given: Given): S3Settings | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT: endpoint } = given;
  if (!Object.keys(given).some((name) => name.startsWith("S3_"))) return null;
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).find(([, value]) => !value)?.[0];
  if (missing) throw new ConfigError(`${missing} is missing, but another setting of S3 is set`);
  const region = given.S3_REGION ?? "us-east-1";
  return {
    endpoint: (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ""),
    bucket: S3_BUCKET ?? "",
    region,
    accessKeyId: S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? "",
    // Amazon wants the bucket in the host name, most others understand it in the path.
    forcePathStyle: given.S3_FORCE_PATH_STYLE
      ? given.S3_FORCE_PATH_STYLE === "true"
      : endpoint !== undefined,
  };
}
