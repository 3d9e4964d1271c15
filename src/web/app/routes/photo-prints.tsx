export default function PhotoPrints() {
  return null;
}
