/** Furniture of familiar size, as a scale for pictures. Parts of a drawing in centimetres. */

/** 200 × 73 cm, from (30, 173). */
export function Sofa() {
  return (
    <>
      <path fill="#45594d" d="M48 190h164v32H48z" />
      <path fill="#5f7a6a" d="M40 186c0-8 5-13 13-13h154c8 0 13 5 13 13v20H40z" />
      <path fill="#4d6557" d="M48 204h81v16H48zM131 204h81v16h-81z" />
      <path fill="#5f7a6a" d="M30 198c0-6 4-9 9-9s9 3 9 9v40H30zM212 198c0-6 4-9 9-9s9 3 9 9v40h-18zM30 220h200v18H30z" />
      <path fill="#2d2a25" d="M38 238h6v8h-6zM216 238h6v8h-6z" />
    </>
  );
}

/** 200 × 45 cm, from (0, 0). */
export function Bench() {
  return (
    <>
      <path fill="#2b1b10" d="M14 7h5v38h-5zM181 7h5v38h-5z" />
      <path fill="#3a2618" d="M0 0h200v8H0z" />
      <path fill="#5a3d28" d="M0 0h200v1.200H0z" />
    </>
  );
}
