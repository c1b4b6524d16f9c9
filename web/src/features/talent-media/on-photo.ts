/** For controls that lie on a photo, whatever it shows: small to the eye, large enough to touch. */
export const ON_PHOTO =
  "absolute top-1.5 bg-raised/85 text-ink hover:bg-raised after:absolute after:-inset-1.5 after:content-['']";
