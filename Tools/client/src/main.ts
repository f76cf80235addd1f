// The page's half of Martlet: it shows what the server says and reports what the user does. It decides nothing.
//
//   socket ──frame──▶ connection ──▶ patches ──▶ controls settle ──▶ survey
//   user ───event───▶ taps, controls, text, focus, extras ──▶ outbox (until the server has handled it) ──▶ socket

import "./taps";
import { connect } from "./connection";
import { startPages } from "./controls";
import { root } from "./elements";
import { adopt } from "./patches";
import { reportPermission, reportPhase, reportTraits } from "./surroundings";

adopt(root());
startPages();
reportTraits();
reportPhase();
reportPermission();
connect();
