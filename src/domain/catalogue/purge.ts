/** Postgres channel on which changed tables announce themselves; the payload is the cache tag (migration 0001). */
export const purgeChannel = "ariaworks_purge";
