/** What a choice of photos offers, with endings, since systems know no type for HEIC. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,image/tiff,.heic,.heif,.avif,.tif,.tiff';
