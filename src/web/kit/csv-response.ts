/** A CSV file to download, written while its lines are read. @param file.fileName as people see it, whatever is in it */
export function csvResponse(file: { fileName: string; lines: AsyncGenerator<string> }): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await file.lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void file.lines.return(undefined),
  });
  const plainName = file.fileName.replace(/[^\w.-]+/g, "-");
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
