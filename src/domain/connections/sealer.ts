import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** To which row a sealed text belongs: in another one it can't be opened. */
export type SealedFor = { ownerId: string; connectionId: string };

/** What was sealed can't be read: `other-key` after the installation's secret changed, else `damaged`. */
export class Unreadable extends Error {
  override name = "Unreadable";
  readonly reason: "other-key" | "damaged";
  constructor(reason: Unreadable["reason"]) {
    super(`The sealed text can’t be opened (${reason})`);
    this.reason = reason;
  }
}

export type Sealer = {
  /** @returns `v1.key.nonce.ciphertext`, each part base64url */
  seal(text: string, owner: SealedFor): string;
  /** @throws Unreadable */
  open(sealed: string, owner: SealedFor): string;
  /** Whether it was sealed with this key; says nothing of whether it is whole. */
  isOwn(sealed: string): boolean;
};

const version = "v1";
const [nonceBytes, tagBytes] = [12, 16];

/**
 * Encrypts with AES-256-GCM and a random nonce of 96 bits (NIST SP 800-38D §8.2.2). Owner and connection are additional
 * data, so that a ciphertext that was moved to another row doesn't open. The text names format and key, so that others
 * can follow while old ones are still read.
 * @param secret of this purpose alone (`secretFor("connections")`)
 */
export function createSealer(secret: string): Sealer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "ariaworks connections v1", 32));
  const keyId = createHash("sha256").update(key).digest("base64url").slice(0, 8);
  const about = ({ ownerId, connectionId }: SealedFor) =>
    Buffer.from(JSON.stringify([version, keyId, ownerId, connectionId]));
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(about(owner));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [
        version,
        keyId,
        nonce.toString("base64url"),
        Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url"),
      ].join(".");
    },
    open(sealed, owner) {
      const [format, sealedWith, nonceText = "", body = "", ...rest] = sealed.split(".");
      if (format !== version || rest.length > 0) throw new Unreadable("damaged");
      if (sealedWith !== keyId) throw new Unreadable("other-key");
      const nonce = Buffer.from(nonceText, "base64url");
      const bytes = Buffer.from(body, "base64url");
      if (nonce.length !== nonceBytes || bytes.length < tagBytes) throw new Unreadable("damaged");
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
        decipher.setAAD(about(owner));
        decipher.setAuthTag(bytes.subarray(-tagBytes));
        const text = Buffer.concat([
          decipher.update(bytes.subarray(0, -tagBytes)),
          decipher.final(),
        ]);
        return text.toString("utf8");
      } catch {
        throw new Unreadable("damaged"); // what OpenSSL says tells nothing more
      }
    },
    isOwn: (sealed) => sealed.startsWith(`${version}.${keyId}.`),
  };
}
