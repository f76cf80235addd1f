// This file belongs to no target. It would not compile.
struct Draft: View { var body: some View { Unfinished() } }
