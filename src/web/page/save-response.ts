/** Saves the file of an answer. */

/** Under the name the server gave it. Throws where the connection ends within the file. */
export async function saveResponse(response: Response): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
