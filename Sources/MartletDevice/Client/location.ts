// The location of the user's device. An element without content stands for it.

import type { Lent } from "../../../Tools/client/src/lent";
import { answering, follow, report, watchPermission } from "./shared/service";

const denied = 1;

/** A number that JSON has; −1 for one that is not known. */
const known = (number: number | null) => (number != null && isFinite(number) ? number : -1);

const numbers = ({ coords, timestamp }: GeolocationPosition) => [
  coords.latitude,
  coords.longitude,
  known(coords.accuracy),
  coords.altitude ?? 0,
  known(coords.altitude == null ? null : coords.altitudeAccuracy),
  known(coords.heading),
  known(coords.speed),
  timestamp,
];

export default async function (node: HTMLElement, page: Lent) {
  const answer = answering(node, page);
  const places = navigator.geolocation;
  if (!isSecureContext || !places) return void report(answer, "unavailable");
  const status = await watchPermission(answer, "geolocation", (status) => status?.state ?? "prompt");

  let isAsking = false;
  let once = 0;
  let watch = 0;
  let precision: boolean | undefined;
  let latest: unknown[] | undefined;
  let isSending = false;

  // The server gets no position before it has handled the one before, and then only the latest: a page can be disconnected for long.
  const move = () => {
    if (isSending || !latest) return;
    isSending = true;
    answer("moved", ...latest);
    latest = undefined;
    page.whenHandled(() => {
      isSending = false;
      move();
    });
  };

  follow(node, (requests) => {
    if (requests.ask && !isAsking) {
      isAsking = true;
      // The only question that browsers have. What matters is whether it is allowed, and not the position, which may be an old one.
      const granted = () => {
        isAsking = false;
        report(answer, "granted");
      };
      const failed = ({ code }: GeolocationPositionError) => {
        if (code !== denied) return granted();
        isAsking = false;
        // A user who closes the question is asked again.
        if (status?.state === "prompt") answer("dismissed");
        else report(answer, "denied");
      };
      places.getCurrentPosition(granted, failed, { maximumAge: Infinity });
    }
    if (requests.once && requests.once !== once) {
      const number = (once = requests.once);
      places.getCurrentPosition(
        (position) => answer("position", number, ...numbers(position)),
        () => answer("failed", number),
        { enableHighAccuracy: true, timeout: 30000 },
      );
    }
    if (requests.watch === precision) return;
    precision = requests.watch;
    places.clearWatch(watch);
    if (precision == null) return;
    const mine: number = (watch = places.watchPosition(
      (position) => {
        // A page that shows all content again has another element.
        if (!node.isConnected) return places.clearWatch(mine);
        latest = numbers(position);
        move();
      },
      () => answer("failed", 0),
      { enableHighAccuracy: precision },
    ));
  });
}
