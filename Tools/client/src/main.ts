// The client of Martlet: it shows what the server sends, and reports the user's events. It has no app logic.
//
//   socket ──frame──▶ connection ──▶ patches ──▶ controls settle ──▶ survey
//   user ───event───▶ taps, controls, text, focus, extras ──▶ outbox (until the server has handled it) ──▶ socket

import "./taps";
import { connect } from "./connection";
import { startPages } from "./controls";
import { root } from "./elements";
import { loadRest } from "./families";
import { adopt } from "./patches";
import { reportPermission, reportPhase, reportTraits } from "./surroundings";

adopt(root());
startPages();
reportTraits();
reportPhase();
reportPermission();
void loadRest().then(connect);
