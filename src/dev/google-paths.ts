/** Paths of the stand-in for Google: its keys (setting GOOGLE_JWKS_URL) and its script. The only part of the folder that every shop loads. */
export const standInKeysPath = '/dev/google/certs';
export const standInScriptPath = '/dev/google/client.js';
