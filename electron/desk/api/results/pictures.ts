/** A picture to trace terrain from, by the name a scenario calls it. */
interface TakenPicture {
  readonly name: string;
  /** Dots. */
  readonly width: number;
  readonly height: number;
}
export interface PictureResults {
  /** Takes a picture into the person's folder, once its bytes are known to be one. */
  'picture.keep': TakenPicture;
  'picture.open': TakenPicture & { readonly kind: 'png' | 'jpeg' | 'webp' | 'svg'; readonly base64: string };
}
